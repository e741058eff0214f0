// tukan in Romania: the brand's page as it is everywhere.
export { ApplicationPage } from '../ApplicationPage.tsx'
