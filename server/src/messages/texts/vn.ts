// The texts of the messages to applicants in Vietnamese.
import type { MessageTexts } from './messageTexts.ts'

export const texts: MessageTexts = {
  // A text message with tone marks has at most 70 characters.
  codeText: (brand, code) => `${code} là mã của bạn tại ${brand}, dùng trong 10 phút. Đừng nói cho ai.`,
  resumeSubject: (brand) => `Hồ sơ vay của bạn tại ${brand}`,
  resumeText: (brand, address) =>
    `Chúng tôi đã nhận hồ sơ của bạn. Để xem hồ sơ đang ở bước nào, hãy mở địa chỉ này và xác nhận bạn là ai:\n\n` +
    `${address}\n\nĐịa chỉ này dùng được khi hồ sơ còn mở. Nếu bạn không gửi hồ sơ này, hãy báo cho chúng tôi.` +
    `\n\n${brand}`,
  continueSubject: (brand) => `Liên kết để bạn tiếp tục tại ${brand}`,
  continueText: (brand, address) =>
    `Bạn đã yêu cầu liên kết để tiếp tục hồ sơ của mình. Hãy mở địa chỉ này trên bất kỳ thiết bị nào và ` +
    `xác nhận bạn là ai:\n\n${address}\n\nĐịa chỉ này có hiệu lực cho đến khi hồ sơ hết hạn. Nếu bạn ` +
    `không yêu cầu, hãy bỏ qua email này.\n\n${brand}`,
  reminderSubject: (brand) => `Hồ sơ vay của bạn tại ${brand} chưa xong`,
  reminderText: (brand, { resume, unsubscribe }) =>
    `Câu trả lời của bạn vẫn được giữ cho đến khi hồ sơ hết hạn. Để làm tiếp, hãy mở địa chỉ này và xác nhận bạn ` +
    `là ai:\n\n${resume}\n\nNếu không muốn vay nữa, bạn không cần làm gì: câu trả lời sẽ tự bị xóa.\n\n` +
    `Không nhận email như thế này nữa: ${unsubscribe}\n\n${brand}`,
}
