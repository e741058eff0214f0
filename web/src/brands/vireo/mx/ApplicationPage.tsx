// The ApplicationPage of vireo in Mexico: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
