import '../../ui/style/fonts.css';
import '../../ui/style/tokens.css';
import '../../ui/style/base.css';
