import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/hideout/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no fonts or scripts inside others
  },
  // For work on the page: `hideout serve` beside `npx vite`.
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
