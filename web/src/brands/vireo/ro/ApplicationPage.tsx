// The ApplicationPage of vireo in Romania: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
