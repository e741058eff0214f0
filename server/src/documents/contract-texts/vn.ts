// The texts of a lender's contract in Vietnamese.
import type { ContractTexts } from './contractTexts.ts'

export const texts: ContractTexts = {
  title: 'Hợp đồng vay',
  introduction: [
    'Bên cho vay và bên vay nêu dưới đây đồng ý về khoản vay này. Hợp đồng ràng buộc bạn sau khi bạn ký.',
    'Bạn hãy đọc hết trước khi ký và giữ bản đã ký.',
  ],
  parties: { heading: 'Bên vay và hợp đồng', number: 'Số hợp đồng', borrower: 'Bên vay' },
  signature: {
    heading: 'Chữ ký của bên vay',
    at: 'Ký lúc',
    number: 'Mã chữ ký',
    method: 'Hình thức ký',
    methodText: 'Ký điện tử bằng mã dùng một lần gửi đến điện thoại của bên vay.',
  },
  codeMessage: (lender, code) =>
    `${code} là mã để bạn ký hợp đồng với ${lender}. Mã có hiệu lực 10 phút. Hãy đọc hợp đồng trước và không đưa mã cho ai.`,
  page: {
    sandbox: 'Trang thử thay cho trang của bên cho vay. Không có hợp đồng thật nào được ký.',
    read: 'Đọc hợp đồng (PDF)',
    codeHelp: (phone) => `Để ký, bạn cần một mã. Mã được gửi qua SMS đến số có các số cuối ${phone}.`,
    send: 'Gửi mã cho tôi',
    sent: (phone) => `Mã đã được gửi đến số có các số cuối ${phone}. Mã có hiệu lực 10 phút.`,
    code: 'Mã trong tin nhắn SMS',
    agree: 'Tôi đã đọc và đồng ý với hợp đồng',
    sign: 'Ký hợp đồng',
    resend: 'Lấy mã mới',
    signed: 'Bạn đã ký hợp đồng',
    signedText: (lender) => `${lender} đã nhận chữ ký của bạn. Hãy lưu bản hợp đồng của bạn.`,
    saveCopy: 'Lưu hợp đồng đã ký (PDF)',
    back: 'Quay lại hồ sơ',
    contact: (contact) => `Bạn có câu hỏi? Hãy hỏi bên cho vay: ${contact}`,
    problems: {
      wrong: 'Mã này không đúng. Hãy xem lại tin nhắn và nhập lại sáu chữ số.',
      'not-agreed': 'Hãy đánh dấu rằng bạn đã đọc và đồng ý với hợp đồng.',
      expired: 'Mã này đã hết hạn. Hãy yêu cầu mã mới.',
      'no-tries': 'Bạn đã nhập sai quá nhiều lần nên mã không còn dùng được. Hãy yêu cầu mã mới.',
      wait: 'Mã vừa được gửi chưa đầy một phút trước. Hãy chờ một chút rồi yêu cầu mã mới.',
      'no-codes': 'Không thể gửi thêm mã cho hợp đồng này. Hãy liên hệ bên cho vay.',
    },
  },
}
