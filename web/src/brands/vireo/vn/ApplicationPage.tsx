// The ApplicationPage of vireo in Vietnam: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
