import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { applyPrefs, isLanguage, prefs } from "./state/prefs.svelte";
import { followLinks } from "./state/route.svelte";

const asked = new URLSearchParams(location.search).get("lang");
if (isLanguage(asked)) {
  prefs.language = asked;
  history.replaceState(null, "", location.pathname + location.hash);
}
applyPrefs();
followLinks();
const target = document.getElementById("app");
if (target) mount(App, { target });
