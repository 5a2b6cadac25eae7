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
      tsconfigPath: 'packages/widgets/tsconfig.json',
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
    build: {
      ...vite.build,
      // Older browsers would be given colours that know light and dark only where a sheet says which.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // No reader waits for it: most of it is the tool itself.
      chunkSizeWarningLimit: 2_000,
    },
  }),
}

export default config
