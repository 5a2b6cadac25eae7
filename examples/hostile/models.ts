import { publishedModels } from '../../.storybook/publishedModels.ts'

/** A few published models, some with missing scores. */
export const MODELS = publishedModels.filter(({ id }) =>
  ['gpt-4', 'ernie', 'chatglm3', 'mixtral'].includes(id),
)
