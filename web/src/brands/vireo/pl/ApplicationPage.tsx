// The ApplicationPage of vireo in Poland: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
