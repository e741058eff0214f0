// The ApplicationPage of vireo in Spain: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
