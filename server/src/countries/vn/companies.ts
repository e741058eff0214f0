// Invented employers of Vietnam for the sandbox; their tax numbers have the right check digit.
import type { Company } from '../company.ts'

export const vnCompanies: readonly Company[] = [
  { name: 'Công ty CP Dệt May Sợi Vàng', taxRegistryCode: '0190785762', city: 'Hồ Chí Minh' },
  { name: 'Công ty CP Sữa Đồng Cỏ', taxRegistryCode: '0196820477', city: 'Hà Nội' },
  { name: 'Công ty CP Thép Sông Hồng', taxRegistryCode: '0138124713', city: 'Hải Phòng' },
  { name: 'Công ty CP Vận Tải Cánh Buồm', taxRegistryCode: '0146522813', city: 'Đà Nẵng' },
  { name: 'Công ty CP Xây Dựng Mái Nhà', taxRegistryCode: '0173169347', city: 'Cần Thơ' },
  { name: 'Công ty TNHH Bánh Mì Lúa Vàng', taxRegistryCode: '0107303455', city: 'Hà Nội' },
  { name: 'Công ty TNHH Cà Phê Đồi Sương', taxRegistryCode: '0111656809', city: 'Lâm Đồng' },
  { name: 'Công ty TNHH Điện Tử Ánh Sao', taxRegistryCode: '0142907202', city: 'Bắc Ninh' },
  { name: 'Công ty TNHH Du Lịch Sóng Biển', taxRegistryCode: '0106416826', city: 'Khánh Hòa' },
  { name: 'Công ty TNHH Giày Dép Bước Xa', taxRegistryCode: '0151422476', city: 'Đồng Nai' },
  { name: 'Công ty TNHH Gỗ Rừng Xanh', taxRegistryCode: '0154018800', city: 'Gia Lai' },
  { name: 'Công ty TNHH Hải Sản Cửa Biển', taxRegistryCode: '0101025642', city: 'Cà Mau' },
  { name: 'Công ty TNHH May Kim Chỉ', taxRegistryCode: '0190386253', city: 'Hưng Yên' },
  { name: 'Công ty TNHH Nhà Sách Trang Giấy', taxRegistryCode: '0135502999', city: 'Huế' },
  { name: 'Công ty TNHH Phần Mềm Tre Việt', taxRegistryCode: '0121489226', city: 'Hồ Chí Minh' },
  { name: 'Công ty TNHH Thực Phẩm Sạch Vườn Nhà', taxRegistryCode: '0176615575', city: 'Tây Ninh' },
  { name: 'Công ty TNHH Vận Chuyển Nhanh Tay', taxRegistryCode: '0137962705', city: 'Hà Nội' },
  { name: 'Phòng khám Đa khoa Hoa Cúc', taxRegistryCode: '0128779012', city: 'Nghệ An' },
  { name: 'Siêu thị Chợ Quê', taxRegistryCode: '0126030098', city: 'Thanh Hóa' },
  { name: 'Trường Mầm non Búp Măng', taxRegistryCode: '0137567335', city: 'Vĩnh Long' },
]
