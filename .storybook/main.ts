import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', './docs/*.stories.tsx', '../packages/widgets/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Nothing is told to, or asked of, anyone else.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // It reads the tags of doc comments, and what a type extends.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      // The attributes of an element are those of every element.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  features: {
    // The canvas has colours of its own.
    backgrounds: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    // No reader waits for it: most of it is the tool itself.
    build: { ...vite.build, chunkSizeWarningLimit: 2_000 },
  }),
}

export default config
