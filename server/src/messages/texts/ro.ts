// The texts of the messages to applicants in Romanian.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  // A text message with Romanian letters has at most 70 characters.
  codeText: (brand, code) => `${code} este codul ${brand}, valabil 10 minute. Nu îl dați nimănui.`,
  resumeSubject: (brand) => `Cererea dumneavoastră la ${brand}`,
  resumeText: (brand, address) =>
    `Am primit cererea dumneavoastră. Ca să vedeți unde a ajuns, deschideți această adresă și confirmați cine ` +
    `sunteți:\n\n${address}\n\nAdresa funcționează cât timp cererea este deschisă. Dacă nu dumneavoastră ați făcut ` +
    `cererea, spuneți-ne.\n\n${brand}`,
  continueSubject: (brand) => `Linkul dumneavoastră pentru a continua la ${brand}`,
  continueText: (brand, address) =>
    `Ați cerut un link pentru a continua cererea. Deschideți această adresă pe orice dispozitiv și ` +
    `confirmați cine sunteți:\n\n${address}\n\nAdresa funcționează până când cererea expiră. Dacă nu ` +
    `dumneavoastră ați cerut linkul, puteți ignora acest e-mail.\n\n${brand}`,
  reminderSubject: (brand) => `Cererea dumneavoastră la ${brand} nu este terminată`,
  reminderText: (brand, { resume, unsubscribe }) =>
    `Răspunsurile dumneavoastră sunt încă aici, până când expiră cererea. Ca să continuați de unde ați rămas, ` +
    `deschideți această adresă și confirmați cine sunteți:\n\n${resume}\n\nDacă nu mai doriți un credit, nu trebuie ` +
    `să faceți nimic: răspunsurile se șterg singure.\n\nFără alte e-mailuri ca acesta: ${unsubscribe}\n\n${brand}`,
}
