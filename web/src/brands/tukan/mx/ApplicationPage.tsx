// The ApplicationPage of tukan in Mexico: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
