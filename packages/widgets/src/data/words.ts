import { useContext, useMemo } from 'react'
import {
  enCompare,
  enForm,
  enLeaderboard,
  enModel,
  enNewsletterForm,
  enRequestForm,
  enShare,
  type WidgetSection,
  type Labels,
} from '../labels/index.ts'
import { EvaluationsContext } from './evaluationsContext.ts'

// Each is a function of its own, so that a page which shows one widget loads the sentences of one.

export const useLeaderboardWords = () => useWords('leaderboard', enLeaderboard)
export const useModelWords = () => useWords('model', enModel)
export const useCompareWords = () => useWords('compare', enCompare)
export const useShareWords = () => useWords('share', enShare)
export const useFormWords = () => useWords('form', enForm)
export const useRequestFormWords = () => useWords('requestForm', enRequestForm)
export const useNewsletterFormWords = () => useWords('newsletterForm', enNewsletterForm)

/** One section of sentences: English, and over it what the provider above says. */
function useWords<Section extends WidgetSection>(
  section: Section,
  english: Labels[Section],
): Labels[Section] {
  const given = useContext(EvaluationsContext)?.overrides?.[section]
  return useMemo(() => (given === undefined ? english : { ...english, ...given }), [english, given])
}
