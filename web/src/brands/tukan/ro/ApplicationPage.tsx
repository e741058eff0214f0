// The ApplicationPage of tukan in Romania: the brand's page without changes.
export { ApplicationPage } from '../ApplicationPage.tsx'
