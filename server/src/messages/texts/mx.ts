// The texts of the messages to applicants in Mexican Spanish.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  // A text message with accents has at most 70 characters.
  codeText: (brand, code) => `${code} es tu código de ${brand}. Vence en 10 minutos. No lo compartas.`,
  plainLink: 'Si el botón no funciona, copia este enlace en tu navegador:',
  resume: (brand, support) => ({
    subject: `Tu solicitud en ${brand}`,
    text: 'Ya tenemos tu solicitud. Para ver cómo va, abre este enlace y confirma quién eres.',
    button: 'Ver mi solicitud',
    note: `El enlace funciona mientras tu solicitud esté abierta. Si no la hiciste tú, escribe a ${support}.`,
    reason: `Te enviamos este correo porque tu correo electrónico aparece en una solicitud hecha en ${brand}.`,
  }),
  continue: (brand) => ({
    subject: `Tu enlace para continuar en ${brand}`,
    text: 'Abre este enlace en cualquier dispositivo y confirma quién eres. Sigues donde te quedaste.',
    button: 'Continuar mi solicitud',
    note: 'El enlace funciona hasta que venza la solicitud. Si no lo pediste tú, puedes ignorar este correo.',
    reason: `Te enviamos este correo porque nos pediste un enlace para continuar tu solicitud en ${brand}.`,
  }),
  reminder: (brand) => ({
    subject: `Puedes terminar tu solicitud en ${brand}`,
    text:
      'Guardamos tus respuestas hasta que venza la solicitud. Para seguir donde te quedaste, abre este enlace y ' +
      'confirma quién eres.',
    button: 'Continuar mi solicitud',
    note: 'Si ya no quieres el préstamo, no tienes que hacer nada: borraremos tus respuestas cuando venza la solicitud.',
    reason: `Te enviamos este correo porque aceptaste recibir correos de ${brand}.`,
    unsubscribe: 'No recibir más correos como este',
  }),
  offer: (lender) => ({
    subject: `${lender} tiene una oferta para ti`,
    text: `${lender} te hizo una oferta. Para ver todos los costos y decidir, abre este enlace y confirma quién eres.`,
  }),
  step: (lender) => ({
    subject: `${lender} te pide algo más`,
    text: `${lender} te pide algo más antes de decidir. Para ver qué es, abre este enlace y confirma quién eres.`,
  }),
  outcome: (lender) => ({
    subject: `${lender} ya te respondió`,
    text: `${lender} ya respondió a tu solicitud. Para ver la respuesta y los siguientes pasos, abre este enlace y confirma quién eres.`,
  }),
  rejected: () => ({
    subject: 'La respuesta a tu solicitud',
    text: 'Ninguna de las financieras a las que preguntamos tiene ahora una oferta para ti. Abre este enlace y confirma quién eres: verás qué pudo influir, dónde encontrar ayuda gratuita y cómo pedir que una persona revise la decisión.',
  }),
  accepted: (brand, { lender, amount }) => ({
    subject: `${lender} aceptó tu solicitud`,
    text: `${lender} aceptó tu solicitud de ${amount}. Falta un paso: lee el contrato y fírmalo. Está en la página de tu solicitud, o te lo enviará ${lender}. Guarda este correo.`,
    button: 'Abrir mi solicitud',
    note: 'Antes de mostrarte la solicitud te pediremos que confirmes quién eres.',
    reason: `Te enviamos este correo porque aceptaste una oferta de ${lender} en ${brand}.`,
    agreed: 'Lo que acordaste',
    agreedAt: 'Oferta aceptada el',
    reference: 'Número de solicitud',
    next: 'Qué sigue',
    questions: 'Preguntas sobre el préstamo',
  }),
}
