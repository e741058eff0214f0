// The texts of the messages to applicants in Colombian Spanish.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  // A text message with accents has at most 70 characters.
  codeText: (brand, code) => `${code} es su código de ${brand}. Sirve 10 minutos. No lo comparta.`,
  resumeSubject: (brand) => `Su solicitud en ${brand}`,
  resumeText: (brand, address) =>
    `Ya tenemos su solicitud. Para ver cómo va, abra esta dirección y confirme quién es usted:\n\n${address}\n\n` +
    `La dirección funciona mientras su solicitud esté abierta. Si no la hizo usted, avísenos.\n\n${brand}`,
  continueSubject: (brand) => `Su enlace para continuar en ${brand}`,
  continueText: (brand, address) =>
    `Usted pidió un enlace para continuar su solicitud. Abra esta dirección en cualquier dispositivo y ` +
    `confirme quién es:\n\n${address}\n\nLa dirección funciona hasta que la solicitud venza. Si no lo ` +
    `pidió usted, puede ignorar este correo.\n\n${brand}`,
  reminderSubject: (brand) => `Su solicitud en ${brand} está sin terminar`,
  reminderText: (brand, { resume, unsubscribe }) =>
    `Guardamos sus respuestas hasta que venza la solicitud. Para seguir donde la dejó, abra esta dirección y ` +
    `confirme quién es usted:\n\n${resume}\n\nSi ya no quiere el préstamo, no tiene que hacer nada: las respuestas se ` +
    `borran solas.\n\nNo recibir más correos como este: ${unsubscribe}\n\n${brand}`,
}
