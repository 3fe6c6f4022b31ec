import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One static build for every environment; address and key of the provider come at serve time. */
export default defineConfig({
  base: '/adminsekolah/',
  plugins: [react()],
  build: { modulePreload: { polyfill: false } },
});
