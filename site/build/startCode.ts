import { join } from 'node:path'
import { normalizePath } from 'vite'

const WIDGETS = join(import.meta.dirname, '../../packages/widgets/src')

/**
 * Parts of the widgets that the dashboard shares with other pages. In the file of the start they compress better than
 * in the dozen small files that Rolldown would write. A part that is missing here gets a file of its own.
 */
export const SHARED_PARTS: readonly string[] = [
  'data/SuiteScope.tsx',
  'domain/countInvalidFields.ts',
  'domain/extremes.ts',
  'domain/filter.ts',
  'domain/getOrigins.ts',
  'domain/scoreAxis.ts',
  'labels/enLeaderboard.ts',
  'labels/enSummary.ts',
  'ui/AxisTicks.tsx',
  'ui/Caveats.tsx',
  'ui/ChevronIcon.tsx',
  'ui/LiveRegion.tsx',
  'ui/MeasuredText.tsx',
  'ui/ReleaseNote.tsx',
  'ui/ScoreBar.tsx',
  'ui/ScoreDot.tsx',
  'ui/ScoreLegend.tsx',
  'ui/SearchIcon.tsx',
  'ui/SelectControl.tsx',
  'ui/SourceLink.tsx',
  'ui/SourceNote.tsx',
  'ui/SuiteNote.tsx',
  'ui/SuiteSwitch.tsx',
  'ui/WidgetRoot.tsx',
  'ui/ZScore.tsx',
  'ui/describeErrors.ts',
  'ui/figureCounts.ts',
  'ui/getZoom.ts',
  'ui/isBrowserKey.ts',
  'ui/isElement.ts',
  'ui/noForm.ts',
  'ui/queryMedia.ts',
  'ui/useDisclosure.ts',
  'ui/usePrinting.ts',
  'widgets/frame/ChangedNote.tsx',
  'widgets/frame/MethodLink.tsx',
  'widgets/frame/ResultsLink.tsx',
  'widgets/frame/defineWidget.tsx',
].map((name) => normalizePath(join(WIDGETS, name)))

const SITE = normalizePath(join(import.meta.dirname, '..'))
const START = new Set([
  `${SITE}/index.html`,
  `${SITE}/src/main.tsx`,
  // Nearly every page loads something.
  `${SITE}/src/data/useLoaded.ts`,
  `${SITE}/src/page/useOtherSuiteTitle.ts`,
  ...SHARED_PARTS,
])

/** Sentences in any language that the dashboard shares with other pages. */
const SHARED_TEXTS = /\/site\/src\/texts\/\w+\/(?:scores|words)\.ts$/

/**
 * Returns whether a module belongs to the start. Everything that it imports then belongs to the start too.
 *
 * @param id the path of the module
 */
export function isStartCode(id: string): boolean {
  return START.has(id) || SHARED_TEXTS.test(id)
}
