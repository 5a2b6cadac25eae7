import react from '@vitejs/plugin-react'
import tailwindcss from 'tailwindcss'
import { defineConfig } from 'vite'
import { builtPackage } from './builtPackage.ts'
import { packedZod } from './packedZod.ts'

/** Serves the hostile page, or builds it for the tests. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), builtPackage(), packedZod()],
  // No class of Tailwind’s is used: what is left of it is the preflight.
  css: { postcss: { plugins: [tailwindcss({ content: [{ raw: '' }] })] } },
  server: { host: '127.0.0.1', port: 5174 },
  build: { target: 'es2022', minify: false, reportCompressedSize: false },
})
