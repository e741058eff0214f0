// The ApplicationPage of tukan in Spain: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
