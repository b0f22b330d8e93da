// The texts of a new area.

/** The texts of the first page in each language. */
export const TEXTS = {
  ru: {
    title: 'Раздел «{{name}}»',
    text: 'Здесь скоро будет что посмотреть.',
    sports: 'Виды спорта',
    loading: 'Загрузка',
    empty: {
      title: 'Пока пусто',
      text: 'Сейчас у оператора нет ни одного вида спорта.',
      link: 'На главную',
    },
    error: {
      title: 'Не удалось загрузить виды спорта',
      again: 'Проверьте соединение и попробуйте ещё раз.',
      retry: 'Повторить',
      stale: 'По состоянию на {{time}}. Обновить не удалось.',
    },
    guest: {
      title: 'Войдите, чтобы увидеть своё',
      text: 'После входа здесь появится то, что относится к вам.',
      signIn: 'Войти',
    },
  },
  en: {
    title: 'The {{name}} area',
    text: 'There will be something to see here soon.',
    sports: 'Sports',
    loading: 'Loading',
    empty: {
      title: 'Nothing here yet',
      text: 'The operator offers no sports right now.',
      link: 'Home',
    },
    error: {
      title: 'The sports could not be loaded',
      again: 'Check the connection and try again.',
      retry: 'Try again',
      stale: 'As of {{time}}. It could not be refreshed.',
    },
    guest: {
      title: 'Sign in to see your own part',
      text: 'It appears here after you sign in.',
      signIn: 'Sign in',
    },
  },
  az: {
    title: '“{{name}}” bölməsi',
    text: 'Tezliklə burada baxmağa nəsə olacaq.',
    sports: 'İdman növləri',
    loading: 'Yüklənir',
    empty: {
      title: 'Hələ boşdur',
      text: 'Hazırda operatorda heç bir idman növü yoxdur.',
      link: 'Ana səhifə',
    },
    error: {
      title: 'İdman növlərini yükləmək alınmadı',
      again: 'Bağlantını yoxlayın və yenidən cəhd edin.',
      retry: 'Yenidən cəhd et',
      stale: 'Saat {{time}} üçün məlumatdır. Yeniləmək alınmadı.',
    },
    guest: {
      title: 'Sizə aid olanı görmək üçün daxil olun',
      text: 'Daxil olduqdan sonra burada görünəcək.',
      signIn: 'Daxil ol',
    },
  },
  kz: {
    title: '«{{name}}» бөлімі',
    text: 'Жақында мұнда көретін нәрсе болады.',
    sports: 'Спорт түрлері',
    loading: 'Жүктелуде',
    empty: {
      title: 'Әзірге бос',
      text: 'Қазір операторда бірде-бір спорт түрі жоқ.',
      link: 'Басты бет',
    },
    error: {
      title: 'Спорт түрлерін жүктеу мүмкін болмады',
      again: 'Байланысты тексеріп, қайта көріңіз.',
      retry: 'Қайталау',
      stale: 'Сағат {{time}} жағдайы бойынша. Жаңарту мүмкін болмады.',
    },
    guest: {
      title: 'Өзіңізге тиесілісін көру үшін кіріңіз',
      text: 'Кіргеннен кейін ол осында көрінеді.',
      signIn: 'Кіру',
    },
  },
  ua: {
    title: 'Розділ «{{name}}»',
    text: 'Незабаром тут буде на що подивитися.',
    sports: 'Види спорту',
    loading: 'Завантаження',
    empty: {
      title: 'Поки порожньо',
      text: 'Зараз в оператора немає жодного виду спорту.',
      link: 'На головну',
    },
    error: {
      title: 'Не вдалося завантажити види спорту',
      again: 'Перевірте з’єднання і спробуйте ще раз.',
      retry: 'Повторити',
      stale: 'Станом на {{time}}. Оновити не вдалося.',
    },
    guest: {
      title: 'Увійдіть, щоб побачити своє',
      text: 'Після входу тут з’явиться те, що стосується вас.',
      signIn: 'Увійти',
    },
  },
};
