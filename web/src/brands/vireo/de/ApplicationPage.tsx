// The ApplicationPage of vireo in Germany: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
