import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

// The name above the sidebar leads to the first page.
addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: '@transparency-lab/widgets',
    brandUrl: './',
    brandTarget: '_self',
  }),
})
