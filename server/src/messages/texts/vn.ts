// The texts of the messages to applicants in Vietnamese.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  // A text message with tone marks has at most 70 characters.
  codeText: (brand, code) => `${code} là mã của bạn tại ${brand}, dùng trong 10 phút. Đừng cho ai biết.`,
  plainLink: 'Nếu không bấm được nút, hãy sao chép địa chỉ này vào trình duyệt:',
  resume: (brand, support) => ({
    subject: `Hồ sơ vay của bạn tại ${brand}`,
    text: 'Chúng tôi đã nhận hồ sơ của bạn. Để xem hồ sơ đang ở bước nào, hãy mở liên kết này và xác nhận bạn là ai.',
    button: 'Xem hồ sơ',
    note:
      'Liên kết này dùng được khi hồ sơ còn mở. Nếu bạn không gửi hồ sơ này, hãy báo cho chúng tôi qua ' +
      `${support}.`,
    reason: `Bạn nhận được email này vì địa chỉ này có trong một hồ sơ tại ${brand}.`,
  }),
  continue: (brand) => ({
    subject: `Liên kết để bạn tiếp tục hồ sơ tại ${brand}`,
    text: 'Hãy mở liên kết này trên bất kỳ thiết bị nào và xác nhận bạn là ai. Bạn sẽ làm tiếp từ chỗ đang dở.',
    button: 'Tiếp tục hồ sơ',
    note: 'Liên kết này có hiệu lực cho đến khi hồ sơ hết hạn. Nếu bạn không yêu cầu, hãy bỏ qua email này.',
    reason: `Bạn nhận được email này vì bạn đã yêu cầu liên kết để tiếp tục hồ sơ tại ${brand}.`,
  }),
  reminder: (brand) => ({
    subject: `Bạn có thể hoàn tất hồ sơ vay tại ${brand}`,
    text:
      'Chúng tôi vẫn giữ câu trả lời của bạn cho đến khi hồ sơ hết hạn. Để làm tiếp, hãy mở liên kết này và xác ' +
      'nhận bạn là ai.',
    button: 'Tiếp tục hồ sơ',
    note: 'Nếu không muốn vay nữa, bạn không cần làm gì: chúng tôi sẽ xóa câu trả lời khi hồ sơ hết hạn.',
    reason: `Bạn nhận được email này vì bạn đã đồng ý nhận email từ ${brand}.`,
    unsubscribe: 'Ngừng nhận email như thế này',
  }),
  offer: (lender) => ({
    subject: `${lender} có phương án vay cho bạn`,
    text: `${lender} có phương án vay cho bạn. Để xem mọi chi phí rồi quyết định, hãy mở liên kết này và xác nhận bạn là ai.`,
  }),
  step: (lender) => ({
    subject: `${lender} cần bạn làm thêm một việc`,
    text: `Trước khi quyết định, ${lender} cần bạn làm thêm một việc. Để xem đó là việc gì, hãy mở liên kết này và xác nhận bạn là ai.`,
  }),
  outcome: (lender) => ({
    subject: `${lender} đã trả lời bạn`,
    text: `${lender} đã trả lời hồ sơ của bạn. Để xem câu trả lời và các bước tiếp theo, hãy mở liên kết này và xác nhận bạn là ai.`,
  }),
  rejected: () => ({
    subject: 'Kết quả hồ sơ vay của bạn',
    text: 'Hiện các đơn vị cho vay chúng tôi đã hỏi đều không có phương án vay cho bạn. Hãy mở liên kết này và xác nhận bạn là ai. Bạn sẽ thấy điều có thể đã ảnh hưởng, nơi hỗ trợ miễn phí khi khó trả nợ và cách yêu cầu con người xem lại quyết định.',
  }),
  accepted: (brand, { lender, amount }) => ({
    subject: `${lender} đã chấp nhận hồ sơ của bạn`,
    text: `${lender} đã chấp nhận hồ sơ vay ${amount} của bạn. Còn một bước: đọc và ký hợp đồng. Hợp đồng có trên trang xác nhận, hoặc ${lender} sẽ gửi cho bạn. Hãy giữ lại email này.`,
    button: 'Mở trang xác nhận',
    note: 'Trước khi mở trang xác nhận, chúng tôi sẽ hỏi để biết đúng là bạn.',
    reason: `Bạn nhận được email này vì bạn đã nhận phương án vay của ${lender} tại ${brand}.`,
    agreed: 'Những gì bạn đã đồng ý',
    agreedAt: 'Ngày bạn đồng ý',
    reference: 'Mã hồ sơ',
    next: 'Các bước tiếp theo',
    questions: 'Câu hỏi về khoản vay',
  }),
}
