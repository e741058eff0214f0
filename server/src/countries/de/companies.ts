// Invented employers of Germany for the sandbox; their tax numbers have the format of a VAT number.
import type { Company } from '../company.ts'

export const deCompanies: readonly Company[] = [
  { name: 'Ahorn Pflegedienst GmbH', taxRegistryCode: 'DE569184139', city: 'Köln' },
  { name: 'Alpenblick Hotel KG', taxRegistryCode: 'DE268479248', city: 'Garmisch-Partenkirchen' },
  { name: 'Bäckerei Korn & Sohn GmbH', taxRegistryCode: 'DE147537327', city: 'Dresden' },
  { name: 'Buchhandlung Leseratte e.K.', taxRegistryCode: 'DE383311445', city: 'Münster' },
  { name: 'Dachdeckerei Firststein GmbH', taxRegistryCode: 'DE335649439', city: 'Kassel' },
  { name: 'Elektro Funke GmbH & Co. KG', taxRegistryCode: 'DE475167330', city: 'Essen' },
  { name: 'Fahrradwerk Speiche GmbH', taxRegistryCode: 'DE526516252', city: 'Bremen' },
  { name: 'Gärtnerei Blütenreich GmbH', taxRegistryCode: 'DE658638836', city: 'Erfurt' },
  { name: 'Hafenlogistik Möwe GmbH', taxRegistryCode: 'DE151671974', city: 'Hamburg' },
  { name: 'IT-Haus Binärwald GmbH', taxRegistryCode: 'DE671813424', city: 'Berlin' },
  { name: 'Kita Sonnenkäfer gGmbH', taxRegistryCode: 'DE486969588', city: 'Leipzig' },
  { name: 'Krankenhaus Lindenhof gGmbH', taxRegistryCode: 'DE265172467', city: 'Hannover' },
  { name: 'Metallbau Amboss GmbH', taxRegistryCode: 'DE963659255', city: 'Duisburg' },
  { name: 'Möbelhaus Eichenast GmbH', taxRegistryCode: 'DE653235835', city: 'Bielefeld' },
  { name: 'Molkerei Almwiese AG', taxRegistryCode: 'DE129714654', city: 'Kempten' },
  { name: 'Reinigung Glanzstück GmbH', taxRegistryCode: 'DE873118641', city: 'Frankfurt am Main' },
  { name: 'Schreinerei Hobelspan GmbH', taxRegistryCode: 'DE337237636', city: 'Freiburg im Breisgau' },
  { name: 'Spedition Fernweh GmbH', taxRegistryCode: 'DE175383981', city: 'Nürnberg' },
  { name: 'Stadtwerke Musterau AG', taxRegistryCode: 'DE868558735', city: 'Mainz' },
  { name: 'Textilhaus Webstuhl GmbH', taxRegistryCode: 'DE279386327', city: 'Augsburg' },
  { name: 'Verlag Papierboot GmbH', taxRegistryCode: 'DE859996265', city: 'München' },
  { name: 'Werkzeugbau Präzis GmbH', taxRegistryCode: 'DE156958554', city: 'Stuttgart' },
]
