export { de as labels } from '@transparency-lab/widgets/locales/de'
