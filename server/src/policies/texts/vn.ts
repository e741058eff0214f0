// Policies in Vietnamese. Drafts: counsel must approve each text before a real applicant sees it.
import type { PolicyTexts } from '../policyText.ts'

export const texts: PolicyTexts = {
  general: {
    title: 'Điều khoản của {{brand}} và việc xử lý dữ liệu của tôi',
  },
  'marketing-email': {
    title: 'Quảng cáo qua email',
  },
  'marketing-phone': {
    title: 'Quảng cáo qua cuộc gọi',
  },
  'marketing-text': {
    title: 'Quảng cáo qua tin nhắn SMS hoặc Zalo',
  },
  'marketing-post': {
    title: 'Quảng cáo qua thư bưu điện',
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
