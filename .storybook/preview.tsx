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

// A busy machine takes its time; a story waits for what it names, and no shorter.
configure({ asyncUtilTimeout: 20_000 })

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

const preview: Preview = {
  tags: ['autodocs'],
  // The last is outermost.
  decorators: [withEvaluations, onCanvas],
  // It comes before that of an add-on, which checks what is there by then.
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
      // What passes is counted, and not listed node by node.
      options: { resultTypes: ['violations', 'incomplete'] },
      config: {
        rules: [
          // Off unless asked for, although it is a criterion of WCAG 2.2 AA.
          { id: 'target-size', enabled: true },
        ],
      },
      // What holds for the first rows of a table, and for those that are announced, holds for all.
      context: { exclude: ['.tl-leaderboard-row[data-placeholder="false"]:nth-child(n + 6)'] },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Embedding',
          'Theming',
          'Score bands',
          'Widgets',
          ['Leaderboard table', ['States', 'Rows', 'Places', 'Languages']],
          'Elements',
          'Components',
        ],
      },
    },
  },
  initialGlobals: { ...INITIAL },
  globalTypes: TOOLBAR,
}

export default preview
