// Policies in Vietnamese. Drafts: every text awaits counsel's word before it is shown to a real applicant.
import type { PolicyWords } from '../policyText.ts'

export const words: PolicyWords = {
  general: {
    title: 'Điều khoản của {{brand}} và việc xử lý dữ liệu của tôi',
    text: `{{brand}} là đơn vị trung gian tín dụng, không phải đơn vị cho vay. {{brand}} chuyển hồ sơ đến các đơn vị cho vay phù hợp và cho tôi xem phương án vay của họ. Tôi không mất phí; đơn vị cho vay trả tiền cho {{brand}} khi hồ sơ dẫn đến một khoản vay.

Tôi xác nhận câu trả lời của tôi là đúng và là của tôi, tôi đủ 18 tuổi và vay cho chính mình.

Tôi đồng ý để {{brand}} xử lý câu trả lời của tôi nhằm tìm đơn vị cho vay và lần lượt chuyển cho các đơn vị có tên trên trang, theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15. Số tài khoản ngân hàng và ảnh giấy tờ tùy thân là dữ liệu cá nhân nhạy cảm và được hỏi đồng ý riêng. Một phần việc đánh giá là tự động; tôi có thể yêu cầu con người xem lại kết quả, yêu cầu giải thích và nêu ý kiến của mình.

Câu trả lời của hồ sơ chưa gửi bị xóa sau 24 giờ. Câu trả lời của hồ sơ đã gửi được lưu 30 ngày rồi xóa, trừ phần ghi lại những gì tôi đã đồng ý. Tôi có thể rút lại sự đồng ý bất cứ lúc nào, xem, chỉnh sửa, nhận bản sao và xóa dữ liệu của mình, và khiếu nại đến cơ quan có thẩm quyền ({{authority}}).`,
  },
  'marketing-email': {
    title: 'Quảng cáo qua email',
    text: '{{brand}} được gửi cho tôi quảng cáo về khoản vay và sản phẩm tài chính khác qua email. Tôi có thể rút lại bất cứ lúc nào cho thời gian sau đó; việc này không ảnh hưởng đến hồ sơ của tôi.',
  },
  'marketing-phone': {
    title: 'Quảng cáo qua cuộc gọi',
    text: '{{brand}} được gọi cho tôi để quảng cáo khoản vay và sản phẩm tài chính khác. Tôi có thể rút lại bất cứ lúc nào cho thời gian sau đó; việc này không ảnh hưởng đến hồ sơ của tôi.',
  },
  'marketing-text': {
    title: 'Quảng cáo qua tin nhắn SMS',
    text: '{{brand}} được gửi cho tôi quảng cáo về khoản vay và sản phẩm tài chính khác qua tin nhắn SMS. Tôi có thể rút lại bất cứ lúc nào cho thời gian sau đó; việc này không ảnh hưởng đến hồ sơ của tôi.',
  },
  'marketing-post': {
    title: 'Quảng cáo qua thư bưu điện',
    text: '{{brand}} được gửi cho tôi quảng cáo về khoản vay và sản phẩm tài chính khác qua thư bưu điện. Tôi có thể rút lại bất cứ lúc nào cho thời gian sau đó; việc này không ảnh hưởng đến hồ sơ của tôi.',
  },
  'lender-terms': {
    title: 'Điều khoản của {{lender}} và việc xử lý dữ liệu của tôi',
    text: `{{lender}} trở thành bên kiểm soát dữ liệu trong hồ sơ của tôi và dùng dữ liệu để đánh giá tôi có trả được khoản vay không và để lập phương án vay. Không có mục này, {{lender}} không thể xem hồ sơ.

{{lender}} lưu dữ liệu của hồ sơ không dẫn đến hợp đồng trong thời gian còn có thể phát sinh khiếu nại. Tôi có với {{lender}} các quyền như với {{brand}} và có thể khiếu nại đến cơ quan có thẩm quyền ({{authority}}).`,
  },
  'credit-database-query': {
    title: '{{lender}} tra cứu thông tin tín dụng',
    text: '{{lender}} được hỏi {{databases}} về các khoản nợ của tôi để chấm điểm tín dụng và đánh giá tôi có trả được khoản vay không. Lần tra cứu được ghi lại ở đó. Nếu hồ sơ bị từ chối, tôi được biết đã hỏi nơi nào và nhận được trả lời gì.',
  },
  'debtor-register-query': {
    title: '{{lender}} tra cứu danh sách nợ',
    text: '{{lender}} được tra cứu danh sách người nợ quá hạn về các khoản nợ của tôi. Sự cho phép này có hiệu lực 60 ngày.',
  },
  'lender-marketing': {
    title: 'Quảng cáo của {{lender}}',
    text: '{{lender}} được gửi cho tôi quảng cáo của mình qua email và tin nhắn SMS. Tôi có thể rút lại bất cứ lúc nào; việc này không ảnh hưởng đến quyết định về khoản vay của tôi.',
  },
  'card-terms': {
    title: 'Điều khoản thẻ tín dụng của {{lender}}',
    text: `Hồ sơ này xin mở thẻ tín dụng, không phải khoản vay nhận tiền một lần. {{lender}} đặt một hạn mức để tôi chi tiêu và trả lại nhiều lần. Tiền mặt rút ra bị tính lãi từ ngày rút; tiền mua hàng không bị tính lãi nếu tôi trả hết sao kê đúng hạn.

Tôi có thể trả lại thẻ và chấm dứt hợp đồng bất cứ lúc nào, không mất phí.`,
  },
  'electronic-documents': {
    title: 'Nhận giấy tờ qua email',
    text: '{{lender}} được gửi cho tôi thông tin trước hợp đồng, hợp đồng và các sao kê sau này dưới dạng tệp qua email thay cho bản giấy. Tôi có thể xin bản giấy bất cứ lúc nào, miễn phí.',
  },
  'pep-statement': {
    title: 'Tôi không giữ chức vụ cấp cao',
    text: 'Tôi, người thân gần và người cùng làm ăn với tôi hiện không giữ, và trong 12 tháng qua không giữ, chức vụ cấp cao trong cơ quan, tổ chức nhà nước hoặc tổ chức quốc tế (nguyên thủ quốc gia, bộ trưởng, đại biểu Quốc hội, thẩm phán tòa án tối cao, đại sứ, tướng lĩnh, thành viên hội đồng của doanh nghiệp nhà nước). Nếu không đúng như vậy, tôi có thể bỏ qua đơn vị này và hỏi {{brand}} cách tiếp tục.',
  },
  'partner-offers': {
    title: 'Quảng cáo của đối tác của {{lender}}',
    text: '{{lender}} được chuyển tên và địa chỉ email của tôi cho các công ty hợp tác để họ gửi quảng cáo về bảo hiểm. Tôi có thể rút lại bất cứ lúc nào; việc này không ảnh hưởng đến quyết định về khoản vay của tôi.',
  },
  'truth-declaration': {
    title: 'Câu trả lời của tôi là đúng',
    text: 'Tôi đã đọc các câu trả lời trên và cam đoan với {{lender}} rằng chúng đúng và đầy đủ. Tôi biết khai gian để vay tiền có thể bị xử lý theo pháp luật.',
  },
}
