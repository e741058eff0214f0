// The texts of a lender's contract in Spanish (Spain).
import type { ContractTexts } from './contractTexts.ts'

export const texts: ContractTexts = {
  title: 'Contrato de préstamo',
  introduction: [
    'El prestamista y la persona prestataria que se indican acuerdan este préstamo. El contrato te obliga desde que lo firmas.',
    'Léelo entero antes de firmar y guarda tu copia firmada.',
  ],
  parties: { heading: 'Prestatario y contrato', number: 'Número de contrato', borrower: 'Prestatario' },
  signature: {
    heading: 'Firma del prestatario',
    at: 'Firmado el',
    number: 'Número de firma',
    method: 'Tipo de firma',
    methodText: 'Firma electrónica con un código de un solo uso enviado al móvil del prestatario.',
  },
  codeMessage: (lender, code) =>
    `${code} es tu código para firmar el contrato con ${lender}. Caduca en 10 minutos. Lee antes el contrato y no le des el código a nadie.`,
  page: {
    sandbox: 'Página de prueba en lugar de la página del prestamista. No se firma ningún contrato real.',
    read: 'Leer el contrato (PDF)',
    codeHelp: (phone) => `Para firmar necesitas un código. Se envía por SMS al número que acaba en ${phone}.`,
    send: 'Enviarme el código',
    sent: (phone) => `Hemos enviado el código al número que acaba en ${phone}. Caduca en 10 minutos.`,
    code: 'Código del SMS',
    agree: 'He leído el contrato y lo acepto',
    sign: 'Firmar el contrato',
    resend: 'Enviar otro código',
    signed: 'Has firmado el contrato',
    signedText: (lender) => `${lender} tiene tu firma. Guarda tu copia del contrato.`,
    saveCopy: 'Guardar el contrato firmado (PDF)',
    back: 'Volver a tu solicitud',
    contact: (contact) => `¿Preguntas? Habla con el prestamista: ${contact}`,
    problems: {
      wrong: 'Este código no es correcto. Mira el SMS y escribe otra vez las seis cifras.',
      'not-agreed': 'Marca que has leído el contrato y lo aceptas.',
      expired: 'Este código ha caducado. Pide otro.',
      'no-tries': 'El código ha fallado demasiadas veces y ya no vale. Pide otro.',
      wait: 'Hace menos de un minuto que se envió un código. Espera un momento y pide otro.',
      'no-codes': 'No se pueden enviar más códigos para este contrato. Habla con el prestamista.',
    },
  },
}
