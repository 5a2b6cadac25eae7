export { ar as labels } from '@transparency-lab/widgets/locales/ar'
