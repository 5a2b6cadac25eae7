import type { Decorator, Preview } from '@storybook/react-vite'
import '@transparency-lab/widgets/styles.css'
import { configure } from 'storybook/test'
import { themes } from 'storybook/theming'
import { Canvas, type HostTokens } from './Canvas.tsx'
import { StoryEvaluations, type EvaluationParameters } from './StoryEvaluations.tsx'
import { INITIAL, TOOLBAR, type ToolbarSettings } from './toolbar.ts'
import { untilSettled } from './untilSettled.ts'

const withEvaluations: Decorator = (Story, { parameters, globals }) => {
  const given: EvaluationParameters = parameters
  const { language }: ToolbarSettings = { ...INITIAL, ...globals }
  return (
    <StoryEvaluations given={given} language={language}>
      <Story />
    </StoryEvaluations>
  )
}

const onCanvas: Decorator = (Story, { parameters, globals, viewMode }) => {
  const { theme, direction, width }: ToolbarSettings = { ...INITIAL, ...globals }
  const { tokens }: { tokens?: HostTokens } = parameters
  return (
    <Canvas
      theme={theme}
      direction={direction}
      width={width}
      tokens={tokens}
      view={viewMode === 'docs' ? 'docs' : 'story'}
    >
      <Story />
    </Canvas>
  )
}

// A long timeout for busy machines; a story that passes does not wait for it.
configure({ asyncUtilTimeout: 20_000 })

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

const preview: Preview = {
  tags: ['autodocs'],
  // The last decorator is the outermost.
  decorators: [withEvaluations, onCanvas],
  // This runs before the accessibility add-on checks the story.
  afterEach: untilSettled,
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: isDark ? themes.dark : themes.light },
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' } },
      },
    },
    a11y: {
      test: 'error',
      // Passes are only counted, not listed by node.
      options: { resultTypes: ['violations', 'incomplete'] },
      config: {
        rules: [
          // A criterion of WCAG 2.2 AA that axe does not check by default.
          { id: 'target-size', enabled: true },
        ],
      },
      // Checking the first rows and the announced ones is enough, because all others are alike.
      context: { exclude: ['.tl-leaderboard-row[data-placeholder="false"]:nth-child(n + 6)'] },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          // The chapters of the README follow in their order.
          ['Start', 'Try the elements', '*'],
          'Reference',
          ['Introduction', 'Theming', 'Score bands'],
          'Widgets',
          [
            'Leaderboard table',
            ['States', 'Rows', 'Places', 'Languages'],
            'Model card',
            ['States', 'Places', 'Languages'],
            'Model report',
            ['States', 'Places', 'Languages'],
            'Compare panel',
            ['States', 'Places', 'Languages'],
            'Request form',
            'Problem report form',
            ['States', 'Places', 'Languages'],
            'Newsletter form',
            ['States', 'Places', 'Languages'],
          ],
          'Elements',
          ['safety-leaderboard', 'safety-model-card', 'safety-compare'],
          'Components',
        ],
      },
    },
  },
  initialGlobals: { ...INITIAL },
  globalTypes: TOOLBAR,
}

export default preview
