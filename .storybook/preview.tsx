import type { Decorator, Preview } from '@storybook/react-vite'
import '@transparency-lab/widgets/styles.css'
import { Canvas, DIRECTIONS, THEMES, WIDTHS, type CanvasSettings } from './Canvas.tsx'
import { StoryEvaluations, type EvaluationParameters } from './StoryEvaluations.tsx'

const INITIAL: CanvasSettings = { theme: 'system', direction: 'ltr', width: 'full' }

const withEvaluations: Decorator = (Story, context) => {
  const given: EvaluationParameters = context.parameters
  return (
    <StoryEvaluations given={given}>
      <Story />
    </StoryEvaluations>
  )
}

const onCanvas: Decorator = (Story, { globals, viewMode }) => {
  const settings: CanvasSettings = { ...INITIAL, ...globals }
  const { theme, direction, width } = settings
  return (
    <Canvas
      theme={theme}
      direction={direction}
      width={width}
      view={viewMode === 'docs' ? 'docs' : 'story'}
    >
      <Story />
    </Canvas>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  // The last is outermost.
  decorators: [withEvaluations, onCanvas],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Widgets',
          ['Leaderboard table', ['States', 'Rows', 'Places', 'Languages']],
          'Marks',
        ],
      },
    },
  },
  initialGlobals: { ...INITIAL },
  globalTypes: {
    theme: {
      description: 'Light or dark colours, or as the system',
      toolbar: { title: 'Theme', icon: 'mirror', items: [...THEMES], dynamicTitle: true },
    },
    direction: {
      description: 'Which way the page is read',
      toolbar: { title: 'Direction', icon: 'transfer', items: [...DIRECTIONS], dynamicTitle: true },
    },
    width: {
      description: 'The width of the container',
      toolbar: { title: 'Width', icon: 'ruler', items: [...WIDTHS], dynamicTitle: true },
    },
  },
}

export default preview
