// The texts of the messages to applicants in Spanish.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  codeText: (brand, code) => `${code} es tu código de ${brand}. Caduca en 10 minutos. No lo compartas.`,
  plainLink: 'Si el botón no funciona, copia este enlace en tu navegador:',
  resume: (brand, support) => ({
    subject: `Tu solicitud en ${brand}`,
    text: 'Hemos recibido tu solicitud. Para ver cómo va, abre este enlace y confirma quién eres.',
    button: 'Ver mi solicitud',
    note: `El enlace funciona mientras tu solicitud esté abierta. Si no la has hecho tú, escribe a ${support}.`,
    reason: `Recibes este correo porque esta dirección aparece en una solicitud hecha en ${brand}.`,
  }),
  continue: (brand) => ({
    subject: `Tu enlace para continuar en ${brand}`,
    text: 'Abre este enlace en cualquier dispositivo y confirma quién eres. Seguirás donde lo dejaste.',
    button: 'Continuar mi solicitud',
    note: 'El enlace funciona hasta que la solicitud caduque. Si no lo has pedido tú, puedes ignorar este correo.',
    reason: `Recibes este correo porque nos has pedido un enlace para continuar tu solicitud en ${brand}.`,
  }),
  reminder: (brand) => ({
    subject: `Puedes terminar tu solicitud en ${brand}`,
    text:
      'Guardamos tus respuestas hasta que la solicitud caduque. Para seguir donde lo dejaste, abre este enlace y ' +
      'confirma quién eres.',
    button: 'Continuar mi solicitud',
    note:
      'Si ya no quieres el préstamo, no tienes que hacer nada: borraremos tus respuestas cuando la solicitud ' +
      'caduque.',
    reason: `Recibes este correo porque aceptaste recibir correos de ${brand}.`,
    unsubscribe: 'No recibir más correos como este',
  }),
  offer: (lender) => ({
    subject: `${lender} tiene una oferta para ti`,
    text: `${lender} te ha hecho una oferta. Para ver todos los costes y decidir, abre este enlace y confirma quién eres.`,
  }),
  step: (lender) => ({
    subject: `${lender} te pide algo más`,
    text: `${lender} te pide algo más antes de decidir. Para ver qué es, abre este enlace y confirma quién eres.`,
  }),
  outcome: (lender) => ({
    subject: `${lender} te ha respondido`,
    text: `${lender} ha respondido a tu solicitud. Para ver la respuesta y los pasos siguientes, abre este enlace y confirma quién eres.`,
  }),
  rejected: () => ({
    subject: 'La respuesta a tu solicitud',
    text: 'Ninguno de los prestamistas consultados tiene ahora una oferta para ti. Abre este enlace y confirma quién eres: verás qué puede haber influido, dónde encontrar ayuda gratuita y cómo pedir que una persona revise la decisión.',
  }),
  accepted: (brand, { lender, amount }) => ({
    subject: `${lender} ha aceptado tu solicitud`,
    text: `${lender} ha aceptado tu solicitud de ${amount}. Queda un paso: lee el contrato y fírmalo. Lo tienes en la página de tu solicitud, o te lo enviará ${lender}. Guarda este correo.`,
    button: 'Abrir mi solicitud',
    note: 'Antes de mostrarte la solicitud te pediremos que confirmes quién eres.',
    reason: `Recibes este correo porque has aceptado una oferta de ${lender} en ${brand}.`,
    agreed: 'Lo que has acordado',
    agreedAt: 'Oferta aceptada el',
    reference: 'Número de solicitud',
    next: 'Qué pasa ahora',
    questions: 'Preguntas sobre el préstamo',
  }),
}
