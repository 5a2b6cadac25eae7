export { ModelCard, type ModelCardProps } from './ModelCard.tsx'
