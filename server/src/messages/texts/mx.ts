// The texts of the messages to applicants in Mexican Spanish.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  // A text message with accents has at most 70 characters.
  codeText: (brand, code) => `${code} es tu código de ${brand}. Sirve 10 minutos. No lo compartas.`,
  resumeSubject: (brand) => `Tu solicitud en ${brand}`,
  resumeText: (brand, address) =>
    `Ya tenemos tu solicitud. Para ver cómo va, abre esta dirección y confirma quién eres:\n\n${address}\n\n` +
    `La dirección funciona mientras tu solicitud esté abierta. Si no la hiciste tú, avísanos.\n\n${brand}`,
  continueSubject: (brand) => `Tu enlace para continuar en ${brand}`,
  continueText: (brand, address) =>
    `Nos pediste un enlace para continuar tu solicitud. Abre esta dirección en cualquier dispositivo y ` +
    `confirma quién eres:\n\n${address}\n\nLa dirección funciona hasta que venza la solicitud. Si no lo ` +
    `pediste tú, puedes ignorar este correo.\n\n${brand}`,
  reminderSubject: (brand) => `Tu solicitud en ${brand} está sin terminar`,
  reminderText: (brand, { resume, unsubscribe }) =>
    `Guardamos tus respuestas hasta que venza la solicitud. Para seguir donde te quedaste, abre esta dirección y ` +
    `confirma quién eres:\n\n${resume}\n\nSi ya no quieres el préstamo, no tienes que hacer nada: las respuestas se ` +
    `borran solas.\n\nNo recibir más correos como este: ${unsubscribe}\n\n${brand}`,
}
