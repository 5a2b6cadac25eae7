import type { Figure, Format, Run } from '../formats/importer.ts'
import type { MappedFigure } from './FigureMapping.ts'

/** The keys by which a mapping names a figure. */
export type MappingName = Pick<MappedFigure, 'filter' | 'metric' | 'scorer' | 'settings' | 'task'>

/** Settings that choose a part of the data set. The part can reverse the direction of a metric. */
const PART = /^(?:categor(?:ies|y)|dataset|language|split|subjects?|subset)=/

/** Lists the settings of a run that choose a part of its data set. */
export function listPartSettings({ settings = '' }: Pick<Run, 'settings'>): readonly string[] {
  return settings.split(', ').filter((setting) => PART.test(setting))
}

/** Names a figure as a mapping does; undefined if no mapping can give it a meaning. */
export function nameInMapping(format: Format, run: Run, figure: Figure): MappingName | undefined {
  if (format === 'table') return undefined
  const { task, metric, lookup } = figure
  const parts = listPartSettings(run)
  return {
    // The whole name of a HELM run includes the model.
    task: format === 'helm run' ? lookup.benchmark : task,
    ...(format === 'inspect' && { scorer: figure.variant }),
    ...(format === 'lm_eval' && { filter: figure.variant }),
    metric,
    // A mapping can only name settings that follow each other, so one is named.
    settings: parts[0],
  }
}
