// The ApplicationPage of vireo in Colombia: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
