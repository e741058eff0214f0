// The texts of the messages to applicants in Colombian Spanish.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  // A text message with accents has at most 70 characters.
  codeText: (brand, code) => `${code} es su código de ${brand}. Vence en 10 minutos. No lo comparta.`,
  plainLink: 'Si el botón no funciona, copie este enlace en su navegador:',
  resume: (brand, support) => ({
    subject: `Su solicitud en ${brand}`,
    text: 'Ya tenemos su solicitud. Para ver cómo va, abra este enlace y confirme quién es usted.',
    button: 'Ver mi solicitud',
    note: `El enlace funciona mientras su solicitud esté abierta. Si usted no la hizo, escriba a ${support}.`,
    reason: `Le enviamos este correo porque esta dirección aparece en una solicitud hecha en ${brand}.`,
  }),
  continue: (brand) => ({
    subject: `Su enlace para continuar en ${brand}`,
    text: 'Abra este enlace en cualquier dispositivo y confirme quién es usted. Puede seguir donde quedó.',
    button: 'Continuar mi solicitud',
    note: 'El enlace funciona hasta que venza la solicitud. Si usted no lo pidió, no tiene que hacer nada.',
    reason: `Le enviamos este correo porque usted pidió un enlace para continuar su solicitud en ${brand}.`,
  }),
  reminder: (brand) => ({
    subject: `Puede terminar su solicitud en ${brand}`,
    text:
      'Guardamos sus respuestas hasta que venza la solicitud. Para seguir donde quedó, abra este enlace y ' +
      'confirme quién es usted.',
    button: 'Continuar mi solicitud',
    note: 'Si ya no quiere el préstamo, no tiene que hacer nada: borraremos sus respuestas cuando venza la solicitud.',
    reason: `Le enviamos este correo porque usted aceptó recibir correos de ${brand}.`,
    unsubscribe: 'No recibir más correos como este',
  }),
  offer: (lender) => ({
    subject: `${lender} tiene una oferta para usted`,
    text: `${lender} le hizo una oferta. Para ver todos los costos y decidir, abra este enlace y confirme quién es usted.`,
  }),
  step: (lender) => ({
    subject: `${lender} le pide algo más`,
    text: `${lender} le pide algo más antes de decidir. Para ver qué es, abra este enlace y confirme quién es usted.`,
  }),
  outcome: (lender) => ({
    subject: `${lender} ya le respondió`,
    text: `${lender} ya respondió a su solicitud. Para ver la respuesta y los siguientes pasos, abra este enlace y confirme quién es usted.`,
  }),
  rejected: () => ({
    subject: 'La respuesta a su solicitud',
    text: 'Ninguna de las entidades a las que preguntamos tiene ahora una oferta para usted. Abra este enlace y confirme quién es usted: verá qué pudo influir, dónde encontrar ayuda gratuita y cómo pedir que una persona revise la decisión.',
  }),
  accepted: (brand, { lender, amount }) => ({
    subject: `${lender} aceptó su solicitud`,
    text: `${lender} aceptó su solicitud por ${amount}. Falta un paso: lea el contrato y fírmelo. Está en la página de su solicitud, o ${lender} se lo enviará. Guarde este correo.`,
    button: 'Abrir mi solicitud',
    note: 'Antes de mostrarle la solicitud le pediremos que confirme quién es usted.',
    reason: `Le enviamos este correo porque usted aceptó una oferta de ${lender} en ${brand}.`,
    agreed: 'Lo que usted acordó',
    agreedAt: 'Oferta aceptada el',
    reference: 'Número de solicitud',
    next: 'Qué sigue',
    questions: 'Preguntas sobre el préstamo',
  }),
}
