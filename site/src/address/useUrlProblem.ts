import { reportProblemLink } from '@transparency-lab/widgets'
import {
  isModelId,
  MEASURES,
  SUITE_PARAMETER,
  type FigureAddress,
} from '@transparency-lab/widgets/domain'
import { useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '../page/useIsHydrated.ts'
import { getRoot } from './toAddress.ts'

const MAX_FIGURE_LENGTH = 200

/** Returns the path of the form that reports a problem with a figure. */
export const toProblemPath = reportProblemLink(getRoot())

/** Returns the figure that the address of the page names; undefined before hydration, and if it names none. */
export function useUrlProblem(): FigureAddress | undefined {
  const [query] = useSearchParams()
  // A prerendered page has no query string.
  const isHydrated = useIsHydrated()
  return isHydrated ? readProblemQuery(query) : undefined
}

/** Reads the figure that an address of the form names; undefined if it names none. Anybody can write an address. */
export function readProblemQuery(query: URLSearchParams): FigureAddress | undefined {
  const modelId = query.get('model') ?? ''
  const suiteId = query.get(SUITE_PARAMETER)
  const measure = MEASURES.find((each) => each === query.get('measure'))
  const figure = query.get('figure')
  if (!isModelId(modelId) || measure === undefined) return undefined
  if (suiteId !== null && !isModelId(suiteId)) return undefined
  if (figure !== null && (figure.trim() === '' || figure.length > MAX_FIGURE_LENGTH))
    return undefined
  return {
    modelId,
    measure,
    ...(suiteId !== null && { suiteId }),
    ...(figure !== null && { figure }),
  }
}
