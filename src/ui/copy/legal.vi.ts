import type { LegalText } from './legal.en.ts';

/** What a player agrees to; a merchant with real money replaces it by its own. */
export const legalVi: Readonly<Record<'terms' | 'privacy', LegalText>> = {
  terms: {
    title: 'Điều khoản sử dụng',
    sections: [
      {
        heading: 'Xu chơi',
        text: 'Trang web này dùng xu chơi, ký hiệu P, không phải tiền thật. P không mua được, không đổi ra tiền mặt được và không có giá trị ngoài trang web này.',
      },
      {
        heading: 'Ai được chơi',
        text: 'Bạn phải đủ tuổi ghi trên mẫu đăng ký và được phép chơi tại nơi bạn sống. Mỗi người một tài khoản. Không được cho mượn, bán hoặc dùng chung tài khoản.',
      },
      {
        heading: 'Tài khoản của bạn',
        text: 'Hãy giữ kín mật khẩu và các mã chúng tôi gửi. Chúng tôi không bao giờ hỏi những thông tin này. Nếu người khác có thể đã biết, hãy báo CSKH ngay. Trước khi báo, bạn chịu trách nhiệm về hoạt động trên tài khoản.',
      },
      {
        heading: 'Chơi công bằng',
        text: 'Không được dùng bot, lợi dụng lỗi hoặc thông đồng chống lại người chơi khác. Chúng tôi có thể hủy các ván liên quan và đóng tài khoản.',
      },
      {
        heading: 'Giới hạn và tạm nghỉ',
        text: 'Hãy chơi cho vui và dừng lại khi hết vui. Bạn có thể yêu cầu CSKH đóng tài khoản bất cứ lúc nào.',
      },
      {
        heading: 'Thay đổi',
        text: 'Chúng tôi sẽ báo các thay đổi trước lần chơi tiếp theo của bạn. Nếu không đồng ý, bạn có thể đóng tài khoản.',
      },
    ],
  },
  privacy: {
    title: 'Chính sách bảo mật',
    sections: [
      {
        heading: 'Chúng tôi lưu gì',
        text: 'Thông tin đăng ký, thời điểm và nơi bạn đăng nhập, và những gì bạn chơi. Mật khẩu chỉ được lưu dưới dạng băm, không ai đọc được.',
      },
      {
        heading: 'Dùng để làm gì',
        text: 'Để vận hành và bảo vệ tài khoản của bạn, và trả lời tin nhắn của bạn. Chúng tôi không bán dữ liệu và không dùng cho quảng cáo của bên thứ ba.',
      },
      {
        heading: 'Tin nhắn',
        text: 'Khi bạn yêu cầu, chúng tôi gửi mã qua SMS và link qua email. Dịch vụ gửi tin chỉ nhận số hoặc địa chỉ của bạn và nội dung tin.',
      },
      {
        heading: 'Thống kê truy cập',
        text: 'Nếu bạn đồng ý, chúng tôi đếm số lần mỗi trang được mở trong ngày, không kèm tên, địa chỉ IP hay thiết bị của bạn. Bạn có thể đổi ý bất cứ lúc nào.',
      },
      {
        heading: 'Trình duyệt này',
        text: 'Ngôn ngữ, giao diện và phiên đăng nhập được lưu trong trình duyệt của bạn. Mục Ghi nhớ lưu tên đăng nhập trong một ngày, và mật khẩu được mã hóa để chỉ trình duyệt này dùng được.',
      },
      {
        heading: 'Quyền của bạn',
        text: 'Bạn có thể yêu cầu CSKH cho xem hoặc sửa dữ liệu, hoặc xóa dữ liệu cùng với tài khoản.',
      },
    ],
  },
};
