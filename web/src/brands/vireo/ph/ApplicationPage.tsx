// The ApplicationPage of vireo in the Philippines: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
