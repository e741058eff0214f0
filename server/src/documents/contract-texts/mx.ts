// The texts of a lender's contract in Spanish (Mexico).
import type { ContractTexts } from './contractTexts.ts'

export const texts: ContractTexts = {
  title: 'Contrato de crédito',
  introduction: [
    'La financiera y la persona acreditada que se indican acuerdan este crédito. El contrato te obliga a partir de tu firma.',
    'Léelo completo antes de firmar y guarda tu copia firmada.',
  ],
  parties: { heading: 'Acreditado y contrato', number: 'Número de contrato', borrower: 'Acreditado' },
  signature: {
    heading: 'Firma del acreditado',
    at: 'Firmado el',
    number: 'Número de firma',
    method: 'Tipo de firma',
    methodText: 'Firma electrónica con un código de un solo uso enviado al celular del acreditado.',
  },
  codeMessage: (lender, code) =>
    `${code} es tu código para firmar el contrato con ${lender}. Vence en 10 minutos. Lee primero el contrato y no compartas el código.`,
  page: {
    sandbox: 'Página de prueba en lugar de la página de la financiera. No se firma ningún contrato real.',
    read: 'Leer el contrato (PDF)',
    codeHelp: (phone) =>
      `Para firmar necesitas un código. Te llega por mensaje de texto al número que termina en ${phone}.`,
    send: 'Enviarme el código',
    sent: (phone) => `Enviamos el código al número que termina en ${phone}. Vence en 10 minutos.`,
    code: 'Código del mensaje',
    agree: 'Leí el contrato y lo acepto',
    sign: 'Firmar el contrato',
    resend: 'Enviar otro código',
    signed: 'Firmaste el contrato',
    signedText: (lender) => `${lender} ya tiene tu firma. Guarda tu copia del contrato.`,
    saveCopy: 'Guardar el contrato firmado (PDF)',
    back: 'Volver a tu solicitud',
    contact: (contact) => `¿Tienes preguntas? Habla con la financiera: ${contact}`,
    problems: {
      wrong: 'Este código no es correcto. Revisa el mensaje y escribe otra vez los seis dígitos.',
      'not-agreed': 'Marca que leíste el contrato y lo aceptas.',
      expired: 'Este código ya venció. Pide otro.',
      'no-tries': 'El código estuvo mal demasiadas veces y ya no sirve. Pide otro.',
      wait: 'Enviamos un código hace menos de un minuto. Espera un momento y pide otro.',
      'no-codes': 'Ya no se pueden enviar códigos para este contrato. Habla con la financiera.',
    },
  },
}
