// A quiet sound when it is one's turn, for those who want it.

import { prefs } from "../state/prefs.svelte";

const NOTES = [523, 784];
const SECONDS = 0.18;
const LOUDNESS = 0.08;

export function chime(): void {
  if (!prefs.sound) return;
  const context = new AudioContext();
  NOTES.forEach((frequency, index) => {
    const start = context.currentTime + index * SECONDS;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(LOUDNESS, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + SECONDS);
    tone.onended = () => index === NOTES.length - 1 && context.close();
  });
}
