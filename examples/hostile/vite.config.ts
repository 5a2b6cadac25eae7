import react from '@vitejs/plugin-react'
import tailwindcss from 'tailwindcss'
import { defineConfig } from 'vite'
import { builtPackage } from './builtPackage.ts'

/** Serves the hostile page, or builds it for the tests. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), builtPackage()],
  // The page uses no class of Tailwind, so only its preflight remains.
  css: { postcss: { plugins: [tailwindcss({ content: [{ raw: '' }] })] } },
  server: { host: '127.0.0.1', port: 5174 },
  build: { target: 'es2022', minify: false, reportCompressedSize: false },
})
