import { THEMES } from '@transparency-lab/widgets/domain-internal'
import { FRAME_ID, FRAME_SETTINGS, toParameter, type FrameSettings } from './frameSettings.ts'
import { isOwn } from './mountWidget.ts'

const PARAMETERS = [...FRAME_SETTINGS.map(toParameter), FRAME_ID]
const COLOUR_FIRST = /^#(?:[\da-f]{3}|[\da-f]{6})(?:&|$)/i

/** Returns what a frame ignores in its address, in one sentence for each reason. */
export function findIgnoredParameters({ searchParams, hash }: URL): readonly string[] {
  const names = [...new Set(searchParams.keys())]
  const unknown = names.filter((name) => !PARAMETERS.includes(name))
  const repeated = names.filter(
    (name) =>
      PARAMETERS.includes(name) && name !== 'models' && searchParams.getAll(name).length > 1,
  )
  const inFragment = hash.slice(1).split(/[&=]/)
  const isCutOff = COLOUR_FIRST.test(hash) || inFragment.some((name) => PARAMETERS.includes(name))
  return [
    ...(unknown.length > 0
      ? [`${unknown.join(', ')}: the parameters of a frame are ${PARAMETERS.join(', ')}.`]
      : []),
    ...(repeated.length > 0 ? [`${repeated.join(', ')}: a parameter can occur once.`] : []),
    ...(isCutOff
      ? [`${hash}: it follows a #. Write %23 for the # of a colour, or leave it out.`]
      : []),
  ]
}

/** Returns the values that a frame ignores and its widget does not see, in one sentence each. */
export function findIgnoredValues({ theme, src }: FrameSettings): readonly string[] {
  return [
    ...(theme === undefined || THEMES.some((known) => known === theme)
      ? []
      : [`theme="${theme}": it must be ${THEMES.join(', ')}.`]),
    ...(src === undefined || isOwn(src)
      ? []
      : [`src="${src}": a frame shows snapshots of its own origin only, here the latest one.`]),
  ]
}
