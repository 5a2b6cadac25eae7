import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { writeChapters } from './writeChapters.ts'

// The chapters of the README are pages, and the README is their only source.
writeChapters(join(import.meta.dirname, 'docs/chapters'))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/chapters/*.mdx',
    './docs/*.mdx',
    './docs/*.stories.tsx',
    '../packages/widgets/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Send no telemetry and no requests for news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // This parser reads the tags of doc comments and inherited props.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/widgets/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      // Leave out the attributes that every HTML element has.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  features: {
    // The canvas sets its own background.
    backgrounds: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    build: {
      ...vite.build,
      // For older browsers the build would lower light-dark(), which then depends on a color-scheme
      // in the style sheet.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // The size does not matter, because most of it is Storybook itself.
      chunkSizeWarningLimit: 2_000,
    },
  }),
}

export default config
