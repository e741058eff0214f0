// Invented people, streets and towns of Vietnam, written by hand. For tests only.
import type { RealNames } from '../realNames.ts'

export const realNames: RealNames = {
  given: 'Minh|Hương|Văn Hùng|Thị Ngọc|Ánh|Đức|Bảo Châu|Quỳnh|Tuyết|Y Moan|Khánh|Ngọc Ánh|Phước|Hoàng|Ưng|Thảo',
  family: 'Nguyễn|Trần|Lê|Phạm|Huỳnh|Đặng|Võ|Đỗ|Ngô|Dương|Tôn Nữ|Âu Dương|Mùa A|Thạch|Kpă|Lý',
  streets:
    'Lê Lợi|ngõ 45 Hàng Bông|hẻm 12/3 Cách Mạng Tháng Tám|Nguyễn Huệ|Quốc lộ 1A|Đường 3/2|Trần Hưng Đạo|đường 30 tháng 4|Kiệt 77 Phan Bội Châu|Ấp 5|Thôn Đoài|KĐT Linh Đàm|Bạch Đằng|tổ 3|Hàng Gai',
  towns:
    'Phường Hoàn Kiếm|Phường Sài Gòn|Xã Mường Tè|Đặc khu Phú Quốc|Phường 1|Xã Ea Súp|Phường Thủ Đức|Xã Y Tý|Phường Huế|Đặc khu Côn Đảo|Xã Đăk Tô|Phường Mỹ Tho|Xã Ô Lâm|Phường Đà Lạt',
}
