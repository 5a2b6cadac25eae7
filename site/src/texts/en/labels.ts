/** The labels of the widgets, for parts of the site that show the same words. */
export { en as labels } from '@transparency-lab/widgets/locales/en'
