// Shows each story with the styles of the product tukan-pl.
import '../web/src/ui/base.css'
import '../web/src/brands/tukan/theme.css'
